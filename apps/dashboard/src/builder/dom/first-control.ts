export function firstControl(field: Element | null): HTMLElement | null | undefined {
  return (
    field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, select, button')
  )
}
