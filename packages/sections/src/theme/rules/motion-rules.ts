import type { Motion } from '@vitrine/contract/content/item-look.ts'

/**
 * Each is from its first moment in view on; browsers without view timelines, and people who want
 * less motion, see the section at rest.
 */
const entrances: Partial<Record<Motion, string>> = {
  fade: 'opacity:0',
  rise: 'opacity:0;translate:0 3rem',
  left: 'opacity:0;translate:-3rem 0',
  right: 'opacity:0;translate:3rem 0',
  zoom: 'opacity:0;scale:.9',
  blur: 'opacity:0;filter:blur(12px)',
  reveal: 'scale:.9;border-radius:2rem',
}

const rules: Record<Motion, string> = {
  ...(Object.fromEntries(
    Object.entries(entrances).map(([name, from]) => [
      name,
      `[data-motion=${name}]{animation:m-${name} linear both;animation-timeline:view();` +
        `animation-range:entry 0% entry ${name === 'reveal' ? 100 : 50}%}@keyframes m-${name}{from{${from}}}`,
    ]),
  ) as Record<Motion, string>),
  // Within its frame, so that it never covers what is beside it.
  drift:
    '[data-motion=drift]{overflow:clip}[data-motion=drift]>*{animation:m-drift linear both;' +
    'animation-timeline:view()}@keyframes m-drift{from{translate:0 1.5rem}to{translate:0 -1.5rem}}',
  leave:
    '[data-motion=leave]{animation:m-leave linear both;animation-timeline:view();' +
    'animation-range:exit 0% exit 100%}@keyframes m-leave{to{opacity:.15;scale:.95}}',
}

/** Returns the rules of these motions, for the head of the page that has them. */
export function motionRules(used: readonly Motion[]): string {
  const chosen = [...new Set(used)].map((name) => rules[name]).join('')
  if (chosen === '') return ''
  return (
    '@media screen and (prefers-reduced-motion:no-preference){' +
    `@supports (animation-timeline:view()){${chosen}}}`
  )
}
