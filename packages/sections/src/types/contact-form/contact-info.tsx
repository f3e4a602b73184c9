import { useInline } from '../../kit/section-mode.ts'
import { SectionLink } from '../../parts/section-link.tsx'
import type { SocialIcon } from '../../parts/social-links/social-icon.ts'
import { SocialLinks } from '../../parts/social-links/social-links.tsx'
import styles from './contact-form.module.css'
import type { ContactFormProps } from './contact-form.schema.ts'

export function ContactInfo({ props }: { props: ContactFormProps }) {
  const inline = useInline()
  const { infoTitle, companyName, address, phone, email } = props
  return (
    <div className={styles.info}>
      {infoTitle && (
        <h3 className={styles.infoTitle} {...inline('infoTitle')}>
          {infoTitle}
        </h3>
      )}
      <address className={styles.address}>
        {companyName && (
          <p className={styles.company} {...inline('companyName')}>
            {companyName}
          </p>
        )}
        {address && <p {...inline('address')}>{address}</p>}
        {phone && (
          <SectionLink to={{ url: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }}>
            <span {...inline('phone')}>{phone}</span>
          </SectionLink>
        )}
        {email && (
          <SectionLink to={{ url: `mailto:${email}` }}>
            <span {...inline('email')}>{email}</span>
          </SectionLink>
        )}
      </address>
      <SocialLinks icons={iconsOf(props)} />
    </div>
  )
}

function iconsOf(props: ContactFormProps): SocialIcon[] {
  const all: [boolean, SocialIcon['icon'], string][] = [
    [props.showInstagram, 'instagram', props.instagramLink],
    [props.showTwitter, 'twitter', props.twitterLink],
    [props.showFacebook, 'facebook', props.facebookLink],
    [props.showPinterest, 'pinterest', props.pinterestLink],
  ]
  return all.filter(([isOn]) => isOn).map(([, icon, url]) => ({ id: icon, icon, url }))
}
