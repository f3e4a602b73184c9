const look =
  'position:relative;z-index:1;padding:.55rem 1rem;background:#16211e;color:#fff;' +
  'font:500 .875rem/1.4 system-ui,sans-serif;text-align:center'

/** Adds the banner outside of the hydrated markup. */
export function addPreviewBanner(html: string, expiresAt: Date, timeZone: string): string {
  const moment = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  const words = `Preview of a draft: expires ${moment.format(expiresAt)}`
  return html.replace(
    '<body>',
    `<body><aside aria-label="Preview" style="${look}">${words}</aside>`,
  )
}
