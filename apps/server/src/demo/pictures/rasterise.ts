import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { widthsUpTo } from '@vitrine/sections/media-picture.ts'
import sharp, { type Sharp } from 'sharp'
import { blurColours } from './blur-colours.ts'

export interface Picture {
  /** The file's name, without what tells its look and size. */
  name: string
  svg: string
}

// Each picture on one thread: a few at a time keep the cores busy without waiting for each other.
const atOnce = 3

/** @returns the file that a picture's address names: its largest */
export async function rasterise(
  pictures: readonly Picture[],
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  await mkdir(folder, { recursive: true })
  sharp.concurrency(1)
  const files = new Map<string, string>()
  const queue = pictures.values()
  const work = async () => {
    for (const picture of queue) files.set(picture.name, await writeSizes(picture, folder))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return files
}

async function writeSizes({ name, svg }: Picture, folder: string): Promise<string> {
  const look = lookOf(svg)
  let pixels = await raw(sharp(Buffer.from(svg)).resize(look.widest).removeAlpha())
  const { width, height } = pixels.info
  const base = `${name}-${await blurColours(open(pixels))}`
  const largest = `${base}-${width}x${height}`
  for (const each of widthsUpTo(width).toReversed()) {
    // Each size is made from the one before it, which is a quarter of the work.
    if (each < width) pixels = await raw(open(pixels).resize(each, null, { kernel: 'linear' }))
    const file = join(folder, each === width ? largest : `${base}-${each}`)
    await open(pixels).webp({ quality: 80, effort: 0 }).toFile(`${file}.webp`)
    if (look.isWide || each < width) await open(pixels).avif(avif).toFile(`${file}.avif`)
  }
  return `${largest}.webp`
}

/**
 * What fills a screen is made larger than what stands beside a text. The largest file of a square,
 * half of all the work, is for sharp screens and close looks alone, and is not made smaller still.
 */
function lookOf(svg: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const shape = Number(width) / Number(height)
  return { widest: shape > 1.5 ? 1920 : 1080, isWide: shape !== 1 }
}

const avif = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' }

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const raw = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })

const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })
