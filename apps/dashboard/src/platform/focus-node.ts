/** A `ref` that focuses an input when it appears. */
export function focusNode(node: HTMLElement | null): void {
  node?.focus()
}
