import { createStore, type StoreApi } from 'zustand/vanilla'
import { messageOf } from '../../platform/api/message-of.ts'
import type { MediaItem } from '@vitrine/contract/content/media.ts'
import type { NodeId } from '../model/page/document.ts'
import type { Drop, Point } from '../dom/geometry.ts'
import type { DropTarget } from '../pointer/pointer-engine.ts'
import type { HiddenValues } from '../sections/change-entry.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { imageCommands, TrackedPlace } from './image-commands.ts'
import { takesImage } from './image-slot.ts'

type FileDrop =
  | { readonly kind: 'section'; readonly id: NodeId; readonly slide: number }
  | { readonly kind: 'line'; readonly drop: Drop }

export interface Under {
  readonly id: NodeId
  readonly slide: number
  readonly isAtEdge: boolean
}

interface UploadProgress {
  readonly name: string
  readonly number: number
  readonly count: number
  /** From 0 to 1. */
  readonly sent: number
}

interface FileDropsState {
  readonly shown: FileDrop | null
  readonly progress: UploadProgress | null
}

export interface FileDrops {
  readonly state: StoreApi<FileDropsState>
  /** @param count number of files; 0 where the browser does not report it yet */
  over: (point: Point, under: Under | undefined, count: number) => void
  leave: () => void
  drop: (files: readonly File[]) => Promise<void>
  paste: (files: readonly File[]) => Promise<void>
  /** @returns the URL of the first image, once it is uploaded */
  uploadOne: (files: readonly File[]) => Promise<string | undefined>
}

interface Parts {
  store: BuilderStore
  commands: ReturnType<typeof imageCommands> & { warn: (text: string) => void }
  target: Pick<DropTarget, 'hitTest' | 'forgetGeometry'>
  hiddenValues: HiddenValues
  upload: (file: File, onProgress: (sent: number) => void) => Promise<MediaItem>
}

const dragged = { kind: 'new', type: 'imageBlock' } as const

/** Uploads image files that are dropped or pasted, then adds them as one step. */
export function createFileDrops({
  store,
  commands,
  target,
  hiddenValues,
  upload,
}: Parts): FileDrops {
  const state = createStore<FileDropsState>(() => ({ shown: null, progress: null }))

  function over(point: Point, under: Under | undefined, count: number) {
    if (!state.getState().shown) target.forgetGeometry()
    state.setState({ shown: findDrop(point, under, count) })
  }

  function findDrop(point: Point, under: Under | undefined, count: number): FileDrop | null {
    const node = under && store.getState().components.nodes.get(under.id)
    if (under && node && !under.isAtEdge && count <= 1 && takesImage(node)) {
      return { kind: 'section', id: under.id, slide: under.slide }
    }
    const drop = target.hitTest(point, dragged)
    return drop ? { kind: 'line', drop } : null
  }

  const leave = () => state.setState({ shown: null })

  async function drop(files: readonly File[]) {
    const { shown } = state.getState()
    leave()
    if (!shown) return
    const images = imagesOf(files)
    if (shown.kind === 'section' && images.length === 1) {
      const [src] = await uploadAll(images)
      const { id, slide } = shown
      if (src !== undefined) commands.setImage(id, { src, slide }, hiddenValues)
      return
    }
    const place = shown.kind === 'line' ? shown.drop.place : commands.placeOfPaste()
    await add(images, commands.trackPlace(place))
  }

  const paste = (files: readonly File[]) =>
    add(imagesOf(files), commands.trackPlace(commands.placeOfPaste()))

  async function uploadOne(files: readonly File[]) {
    const [src] = await uploadAll(imagesOf(files).slice(0, 1))
    return src
  }

  async function add(images: readonly File[], place: TrackedPlace) {
    const sources = await uploadAll(images)
    if (sources.length > 0) commands.addImages(sources, place)
  }

  function imagesOf(files: readonly File[]): File[] {
    const others = files.filter(({ type }) => !type.startsWith('image/'))
    if (others.length === 1) commands.warn(`“${others[0]!.name}” is not an image.`)
    if (others.length > 1) commands.warn(`${others.length} of these files are not images.`)
    return files.filter(({ type }) => type.startsWith('image/'))
  }

  /**
   * Uploads one at a time, in order.
   * @returns the URLs of the accepted files
   */
  async function uploadAll(files: readonly File[]): Promise<string[]> {
    const sources: string[] = []
    for (const [index, file] of files.entries()) {
      const { name } = file
      const report = (sent: number) =>
        state.setState({ progress: { name, number: index + 1, count: files.length, sent } })
      report(0)
      try {
        const { url } = await upload(file, report)
        sources.push(url)
      } catch (failure) {
        commands.warn(`“${name}” was not added. ${messageOf(failure)}`)
      }
    }
    state.setState({ progress: null })
    return sources
  }

  return { state, over, leave, drop, paste, uploadOne }
}
