import { contrastColor, mixColors } from '@vitrine/commerce/text/contrast.ts'
import type { ProviderColors } from '@vitrine/contract/provider/identity.ts'
import { findVariableFont } from '@vitrine/contract/content/variable-fonts.ts'
import { themeOf } from '@vitrine/contract/content/theme.ts'

export interface MailTheme {
  ground: string
  card: string
  text: string
  soft: string
  line: string
  button: string
  onButton: string
  buttonRadius: string
  font: string
}

const sans = `system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`
const serif = `Georgia,'Times New Roman',serif`
const mono = `ui-monospace,Menlo,Consolas,monospace`

export const providerMailTheme = ({ brand }: ProviderColors): MailTheme => ({
  ground: '#f4f4f5',
  card: '#ffffff',
  text: '#18181b',
  soft: '#71717a',
  line: '#e4e4e7',
  button: brand,
  onButton: '#ffffff',
  buttonRadius: '8px',
  font: sans,
})

export function storeMailTheme(stored: unknown): MailTheme {
  const theme = themeOf(stored)
  const { pageColor, textColor, accentColor, buttonShape, cornerRadius } = theme
  return {
    ground: mixColors(textColor, 0.06, pageColor),
    card: pageColor,
    text: textColor,
    soft: mixColors(textColor, 0.72, pageColor),
    line: mixColors(textColor, 0.16, pageColor),
    button: accentColor,
    onButton: contrastColor(accentColor) ?? '#ffffff',
    buttonRadius: { corners: `${cornerRadius}px`, square: '0', pill: '99px' }[buttonShape],
    font: fontOf(theme.bodyFont),
  }
}

function fontOf(font: string): string {
  const kind = findVariableFont(font)?.kind
  if (kind === 'serif' || ['serif', 'lora', 'fraunces'].includes(font)) return serif
  return font === 'mono' || kind === 'mono' ? mono : sans
}
