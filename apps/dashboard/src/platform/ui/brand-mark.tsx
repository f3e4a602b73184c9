import { defaultIdentity, type ProviderIdentity } from '@vitrine/contract/provider/identity.ts'
import classes from './brand.module.css'

interface BrandMarkProps {
  provider: Pick<ProviderIdentity, 'name' | 'logo'>
  onDark?: boolean
}

/** The provider's logo, or its name beside a mark. */
export function BrandMark({ provider: { name, logo }, onDark }: BrandMarkProps) {
  return (
    <span className={classes.brand} data-on-dark={onDark || undefined}>
      {logo === null ? (
        <>
          {name === defaultIdentity.name ? <ShopMark /> : <Initial name={name} />}
          {name}
        </>
      ) : (
        <img src={logo} alt={name} className={classes.logo} />
      )}
    </span>
  )
}

function ShopMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M5 12h22l-2-7H7z" className={classes.awning} />
      <path
        d="M7 15v12h18V15"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M12 23l7-7" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}

function Initial({ name }: { name: string }) {
  return (
    <span className={classes.initial} aria-hidden="true">
      {/^./u.exec(name)?.[0].toUpperCase()}
    </span>
  )
}
