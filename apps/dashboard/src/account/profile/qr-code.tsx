import { renderSVG } from 'uqr'

/** Draws the text for a camera, dark on light with the border that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawing = renderSVG(text, { border: 3 })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
      width={208}
      height={208}
      style={{ flex: 'none', borderRadius: 8, border: '1px solid var(--line)' }}
    />
  )
}
