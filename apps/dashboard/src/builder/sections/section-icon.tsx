import { findSection } from '@vitrine/sections/render/schemas.ts'

const unknown = 'M4 4h16v16H4z'

export function SectionIcon({ type, size = 20 }: { type: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={findSection(type)?.icon ?? unknown} />
    </svg>
  )
}
