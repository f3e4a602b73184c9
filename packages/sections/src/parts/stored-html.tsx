/** Stored HTML becomes markup here, and in a formatted text; the server cleaned it when it was written. */
export function StoredHtml({ html, className }: { html: string; className?: string | undefined }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
