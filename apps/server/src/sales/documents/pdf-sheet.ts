import PdfKit from 'pdfkit'
import { breakLines } from './break-lines.ts'
import { addFonts, fontName, type LetterFonts, type Weight } from './document-fonts.ts'
import type { PaperTheme } from './paper-theme.ts'
import { isComplex, runsOf } from './text-runs.ts'

type Pdf = InstanceType<typeof PdfKit>

interface Style {
  font?: Weight
  size?: number
  color?: string
  align?: 'left' | 'right'
}

const margin = 48
const footerSpace = 24

/** Baseline of the document's own font, so that all fonts align. */
const ascent = 1.069
const lineHeight = 1.362

/** Setting a run as one text is what joins its letters. */
const joined = { features: ['kern'] } as PDFKit.Mixins.TextOptions

export interface OpenPdf {
  pdf: Pdf
  fonts: LetterFonts
}

export async function openPdf(
  title: string,
  size: PaperTheme['size'],
  shopName: string,
  text: string,
): Promise<OpenPdf> {
  const pdf = new PdfKit({
    autoFirstPage: false,
    size: size === 'A4' ? 'A4' : 'LETTER',
    margin,
    info: { Title: title, Producer: shopName, Creator: shopName },
    lang: 'en',
    displayTitle: true,
  })
  return { pdf, fonts: await addFonts(pdf, text) }
}

export class PdfSheet {
  readonly #pdf: Pdf
  readonly #fonts: LetterFonts
  readonly #theme: PaperTheme
  readonly #name: string
  #page = 0
  y = 0

  constructor({ pdf, fonts }: OpenPdf, theme: PaperTheme, name: string) {
    this.#pdf = pdf
    this.#fonts = fonts
    this.#theme = theme
    this.#name = name
    this.turn()
  }

  get left() {
    return margin
  }

  get width() {
    return this.#pdf.page.width - 2 * margin
  }

  turn() {
    this.#pdf.addPage()
    this.#page += 1
    const { page } = this.#pdf
    this.#pdf.rect(0, 0, page.width, 5).fill(this.#theme.accent)
    const bottom = page.height - margin
    this.#write(`${this.#name} · ${this.#page}`, margin, bottom, this.width, {
      size: 8,
      color: this.#theme.soft,
    })
    this.y = margin
  }

  need(height: number): boolean {
    if (this.y + height <= this.#pdf.page.height - margin - footerSpace) return false
    this.turn()
    return true
  }

  heightOf(text: string, width: number, { font = 'regular', size = 10 }: Style = {}): number {
    if (isComplex(text, this.#fonts))
      return this.#linesOf(text, width, font, size).length * size * lineHeight
    this.#pdf.font(font).fontSize(size)
    return this.#pdf.heightOfString(text, { width })
  }

  text(text: string, x: number, width: number, style: Style = {}): number {
    this.#write(text, x, this.y, width, style)
    return this.heightOf(text, width, style)
  }

  flow(text: string, style: Style = {}) {
    for (const paragraph of text.split('\n')) {
      const height = this.heightOf(paragraph || ' ', this.width, style)
      this.need(height)
      this.text(paragraph || ' ', this.left, this.width, style)
      this.y += height
    }
  }

  /** Draws a PNG from a data: URL, as large as fits. @returns the height */
  image(source: string, x: number, width: number, height: number): number {
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
      .stroke(this.#theme.ink)
  }

  #write(text: string, x: number, y: number, width: number, style: Style) {
    const { font = 'regular', size = 10, color = this.#theme.ink, align = 'left' } = style
    // pdfkit would break pages at its own margin, even for the footer.
    const { margins } = this.#pdf.page
    const { bottom } = margins
    margins.bottom = 0
    this.#pdf.fillColor(color)
    if (isComplex(text, this.#fonts)) this.#writeRuns(text, x, y, width, { font, size, align })
    else this.#pdf.font(font).fontSize(size).text(text, x, y, { width, align })
    margins.bottom = bottom
  }

  #linesOf(text: string, width: number, weight: Weight, size: number): string[] {
    return breakLines(text, width, (part) => this.#widthOf(part, weight, size))
  }

  #widthOf(text: string, weight: Weight, size: number): number {
    return runsOf(text, this.#fonts)
      .map((run) => {
        this.#pdf.font(fontName(run.font, weight)).fontSize(size)
        return this.#pdf.widthOfString(run.text, joined)
      })
      .reduce((sum, each) => sum + each, 0)
  }

  /** pdfkit sets one font from left to right, so each run is placed separately. */
  #writeRuns(
    text: string,
    x: number,
    y: number,
    width: number,
    style: Required<Omit<Style, 'color'>>,
  ) {
    const { font, size, align } = style
    let baseline = y + ascent * size
    for (const line of this.#linesOf(text, width, font, size)) {
      let left = align === 'right' ? x + width - this.#widthOf(line, font, size) : x
      for (const run of runsOf(line, this.#fonts)) {
        this.#pdf.font(fontName(run.font, font)).fontSize(size)
        this.#pdf.text(run.text, left, baseline, {
          ...joined,
          lineBreak: false,
          baseline: 'alphabetic',
        })
        left += this.#pdf.widthOfString(run.text, joined)
      }
      baseline += size * lineHeight
    }
  }
}
