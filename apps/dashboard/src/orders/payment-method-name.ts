const names: Readonly<Record<string, string>> = {
  cod: 'Cash on delivery',
  bank: 'Bank transfer',
  manual: 'Recorded by hand',
}

export function paymentMethodName(method: string): string {
  return names[method] ?? method
}
