/** Renders stored HTML, which the server sanitised when it was saved. */
export function StoredHtml({ html, className }: { html: string; className?: string | undefined }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
