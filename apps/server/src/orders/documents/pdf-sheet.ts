import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PdfKit from 'pdfkit'
import type { PaperLook } from './paper-look.ts'

type Pdf = InstanceType<typeof PdfKit>

const fonts = { regular: 'regular', bold: 'bold' } as const

interface Style {
  font?: keyof typeof fonts
  size?: number
  color?: string
  align?: 'left' | 'right'
}

const margin = 48
const footerSpace = 24

/** Latin, Greek and Cyrillic, with every sign of a currency. */
const files = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  ),
}

export async function openPdf(title: string, size: PaperLook['size']): Promise<Pdf> {
  const [regular, bold] = await Promise.all([readFile(files.regular), readFile(files.bold)])
  const pdf = new PdfKit({
    autoFirstPage: false,
    size: size === 'A4' ? 'A4' : 'LETTER',
    margin,
    info: { Title: title, Producer: 'Vitrine', Creator: 'Vitrine' },
    lang: 'en',
    displayTitle: true,
  })
  pdf.registerFont(fonts.regular, regular)
  pdf.registerFont(fonts.bold, bold)
  return pdf
}

/** Writes from top to bottom, and goes on on the next page where one is full. */
export class PdfSheet {
  readonly #pdf: Pdf
  readonly #look: PaperLook
  readonly #name: string
  #page = 0
  y = 0

  constructor(pdf: Pdf, look: PaperLook, name: string) {
    this.#pdf = pdf
    this.#look = look
    this.#name = name
    this.turn()
  }

  get left() {
    return margin
  }

  get width() {
    return this.#pdf.page.width - 2 * margin
  }

  /** Begins a page. */
  turn() {
    this.#pdf.addPage()
    this.#page += 1
    const { page } = this.#pdf
    this.#pdf.rect(0, 0, page.width, 5).fill(this.#look.accent)
    const bottom = page.height - margin
    this.#write(`${this.#name} · ${this.#page}`, margin, bottom, this.width, {
      size: 8,
      color: this.#look.soft,
    })
    this.y = margin
  }

  /** @returns whether a page had to be turned for so much */
  need(height: number): boolean {
    if (this.y + height <= this.#pdf.page.height - margin - footerSpace) return false
    this.turn()
    return true
  }

  heightOf(text: string, width: number, { font = 'regular', size = 10 }: Style = {}): number {
    this.#pdf.font(fonts[font]).fontSize(size)
    return this.#pdf.heightOfString(text, { width })
  }

  /** @returns how high it became */
  text(text: string, x: number, width: number, style: Style = {}): number {
    this.#write(text, x, this.y, width, style)
    return this.heightOf(text, width, style)
  }

  /** A text that may be longer than a page. */
  flow(text: string, style: Style = {}) {
    for (const paragraph of text.split('\n')) {
      const height = this.heightOf(paragraph || ' ', this.width, style)
      this.need(height)
      this.text(paragraph || ' ', this.left, this.width, style)
      this.y += height
    }
  }

  /** A PNG in a data: address, as large as fits. @returns how high it became */
  picture(source: string, x: number, width: number, height: number): number {
    const bytes = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
    const shape = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    const scale = Math.min(width / shape.width, height / shape.height)
    this.#pdf.image(bytes, x, this.y, { width: shape.width * scale })
    return shape.height * scale
  }

  rule(color: string, weight = 0.7) {
    this.#pdf
      .moveTo(margin, this.y)
      .lineTo(margin + this.width, this.y)
      .lineWidth(weight)
      .stroke(color)
  }

  box(x: number, side: number) {
    this.#pdf
      .rect(x, this.y + 2, side, side)
      .lineWidth(0.9)
      .stroke(this.#look.ink)
  }

  #write(text: string, x: number, y: number, width: number, style: Style) {
    const { font = 'regular', size = 10, color = this.#look.ink, align = 'left' } = style
    // With the page's own margin pdfkit would turn the page by itself, below the footer as well.
    const { margins } = this.#pdf.page
    const { bottom } = margins
    margins.bottom = 0
    this.#pdf.font(fonts[font]).fontSize(size).fillColor(color).text(text, x, y, { width, align })
    margins.bottom = bottom
  }
}
