const patterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
}

export function acceptsEncoding(accepted: string, encoding: keyof typeof patterns): boolean {
  return patterns[encoding].test(accepted)
}
