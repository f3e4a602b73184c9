import type { PaperTheme } from './paper-theme.ts'

export function documentCss({ ink, soft, line, accent, font, size }: PaperTheme): string {
  return `
@page { size: ${size}; margin: 16mm }
* { box-sizing: border-box }
body { margin: 0; background: #eceef0; color: ${ink}; font: 14px/1.5 ${font} }
article { max-width: 210mm; min-height: 260mm; margin: 16px auto; padding: 14mm;
  background: #fff; border-top: 4px solid ${accent}; overflow-wrap: anywhere }
header, .addresses { display: flex; flex-wrap: wrap; gap: 24px 48px; justify-content: space-between }
header > div, .addresses > div { flex: 1 1 240px }
p { margin: 0 }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2; color: ${accent} }
h2 { margin: 0 0 4px; font-size: 13px; color: ${soft} }
.logo { display: block; max-width: 60mm; max-height: 20mm; margin-bottom: 8px }
.store { font-size: 18px; font-weight: 700 }
.soft, dt, small { color: ${soft} }
small { font-size: 12px }
dl { margin: 0 }
dl div { display: flex; gap: 12px }
dt { flex: 0 0 120px }
dd { margin: 0 }
.addresses { margin: 32px 0 }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
.lines th { padding: 8px 6px; border-bottom: 2px solid ${ink}; text-align: left; font-size: 12px }
.lines td { padding: 10px 6px; border-bottom: 1px solid ${line}; vertical-align: top }
.lines tr { break-inside: avoid }
.lines .number { text-align: right; white-space: nowrap; width: 1%; padding-left: 20px }
.lines .box { width: 1% }
.box i { display: block; width: 14px; height: 14px; margin-top: 3px; border: 1.5px solid ${ink} }
.sums { width: auto; min-width: 45%; margin: 16px 0 0 auto; break-inside: avoid }
.sums th { padding: 4px 24px 4px 6px; text-align: left; font-weight: 400; color: ${soft} }
.sums td { padding: 4px 6px; text-align: right; white-space: nowrap }
.sums .total > * { padding-block: 8px; color: ${ink}; font-weight: 700; border-top: 1px solid ${ink} }
.note { margin-top: 32px; break-inside: avoid }
.note p { white-space: pre-line }
@media (max-width: 600px) {
  article { margin: 0; padding: 20px; min-height: 0 }
  .lines .number { padding-left: 8px }
}
@media print {
  body { background: none }
  article { max-width: none; min-height: 0; margin: 0; padding: 8mm 0 0; break-after: page }
  article:last-child { break-after: auto }
}`
}
