import { useContext } from 'react'
import { SectionImage } from '../../parts/section-image.tsx'
import { ExampleContext } from '../../kit/example-context.ts'
import { useInline } from '../../kit/section-mode.ts'
import { Stars } from './stars.tsx'
import type { Testimonial } from './testimonial.schema.ts'
import styles from './testimonials.module.css'

interface TestimonialCardProps {
  entry: Testimonial
  at: string
  showRating: boolean
  showProfileImage: boolean
}

export function TestimonialCard({ entry, at, showRating, showProfileImage }: TestimonialCardProps) {
  const inline = useInline()
  const isExample = useContext(ExampleContext)(entry)
  return (
    <li className={styles.item} data-example={isExample || undefined}>
      <figure className={styles.card}>
        {showRating && <Stars rating={entry.rating} />}
        <blockquote className={styles.text} {...inline(`${at}.text`)}>
          {entry.text}
        </blockquote>
        <figcaption className={styles.author}>
          {showProfileImage && <ProfileImage entry={entry} />}
          <span className={styles.names}>
            <span className={styles.name} {...inline(`${at}.name`)}>
              {entry.name}
            </span>
            {entry.role && (
              <span className={styles.role} {...inline(`${at}.role`)}>
                {entry.role}
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

/** Decorative beside the name; the initial shows until it loads. */
function ProfileImage({ entry: { name, image } }: { entry: Testimonial }) {
  const [initial = ''] = name
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initial.toUpperCase()}
      <SectionImage src={image} alt="" className={styles.image} sizes="48px" />
    </span>
  )
}
