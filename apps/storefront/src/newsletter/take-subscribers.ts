/** Submits newsletter forms with `fetch`, by delegation: footers are plain HTML. */
export function takeSubscribers(storeId: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[action="/newsletter/subscribe"]'))
      return
    event.preventDefault()
    import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(form, storeId),
      // Falls back to a native submit.
      () => form.submit(),
    )
  })
}
