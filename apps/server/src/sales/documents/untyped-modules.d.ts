declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}

declare module 'bidi-js' {
  interface Embedding {
    /** Odd levels run from right to left. */
    levels: Uint8Array
    paragraphs: { start: number; end: number; level: number }[]
  }

  interface Bidi {
    getEmbeddingLevels(text: string): Embedding
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
  }

  export default function createBidi(): Bidi
}

declare module 'fontkit' {
  interface Font {
    familyName?: string
    characterSet: number[]
    variationAxes: { wght?: { min: number; max: number } }
    'OS/2': { usWeightClass: number; fsType: { noEmbedding: boolean } }
  }

  export function create(font: Uint8Array): Font
}
