import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import type { createAutosave } from '../../saving/autosave.ts'
import { aBlock, aContainer, aFreeSection, aGroup, aSection } from '../document-fixture.ts'
import { refusal } from '../fake-server.ts'
import { aSavedPage } from '../page-fixture.ts'

/** Lost requests and lost answers; a closed window gets none at all. */
export type Network = 'on' | 'before' | 'after' | 'gone'

export class SharedServer {
  saves = 0
  saveId: string | null = null
  page: Page = aSavedPage(...firstContent())

  clientFor(network: () => Network) {
    const answer = async <Answer>(work: () => Answer): Promise<Answer> => {
      await pause()
      if (network() === 'gone') return new Promise<Answer>(() => {})
      if (network() === 'before') throw new TypeError('Failed to fetch')
      const result = work()
      await pause()
      if (network() === 'gone') return new Promise<Answer>(() => {})
      if (network() === 'after') throw new TypeError('Failed to fetch')
      return structuredClone(result)
    }
    return {
      page: {
        getPageById: () => answer(() => this.page),
        updateAllContent: (input: Saved) => answer(() => this.#take(input)),
        updatePage: (input: Saved) => answer(() => this.#take(input)),
      },
    } as unknown as Parameters<typeof createAutosave>[0]['client']
  }

  #take(input: Saved): Page {
    const { page: before, saveId } = this
    if (input.revision !== before.revision) {
      throw refusal('stale_revision', 409, { revision: before.revision, saveId })
    }
    if (input.globalContent && input.globalRevision !== before.globalRevision) {
      throw refusal('stale_revision', 409, { globalRevision: before.globalRevision, saveId })
    }
    this.saves += 1
    this.saveId = input.saveId
    const { content, globalContent = before.globalContent } = structuredClone(input)
    const revision = before.revision + 1
    this.page = {
      ...before,
      content,
      globalContent,
      revision,
      globalRevision: before.globalRevision + (input.globalContent ? 1 : 0),
      ...(input.publish && { publishedRevision: revision }),
    }
    return this.page
  }
}

interface Saved {
  content: PageItem[]
  globalContent?: PageItem[]
  revision: number
  globalRevision?: number
  saveId: string
  publish: boolean
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

const slide = (id: string) => ({ id, title: id })

function firstContent(): PageItem[] {
  return [
    {
      id: 'hero',
      type: 'hero',
      contentType: 'normal',
      v: 1,
      props: { slides: ['s1', 's2', 's3'].map(slide) },
    },
    aSection('a'),
    aSection('b'),
    aContainer('box', aSection('c'), aContainer('in', aSection('d'))),
    aFreeSection('free', aBlock('e'), aGroup('g', aBlock('f'), aBlock('h'))),
    aSection('i'),
  ]
}
