/** Sends the newsletter's form without leaving the page. Footers are HTML that no code stands behind. */
export function takeSubscribers(storeId: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[action="/newsletter/subscribe"]'))
      return
    event.preventDefault()
    import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(form, storeId),
      // The browser sends it by itself then.
      () => form.submit(),
    )
  })
}
