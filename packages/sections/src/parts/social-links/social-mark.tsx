import type { SocialName } from './social-icon.ts'

const social: Record<SocialName, string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.2 6.8h.01',
  twitter: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4z',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.5C13 2 10.5 3.5 10.5 7v2.5h-3V13h3v8',
  pinterest:
    'M9.5 21l2.5-11M8 13c-2-4 1-7.5 4.5-7.5 4 0 5.5 3 4.5 6.5s-4 4.5-6 2.5M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
}

export function SocialMark({ name }: { name: SocialName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={Object.hasOwn(social, name) ? social[name] : ''} />
    </svg>
  )
}
