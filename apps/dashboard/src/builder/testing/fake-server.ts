import { ORPCError } from '@orpc/client'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { Issue } from '../store/saving-state.ts'

type Settings = Partial<Page>
type Input = Partial<Page> & { publish: boolean; autosave: boolean; saveId: string }

/** Accepts saves based on its revision and refuses others. */
export class FakeServer {
  saved: Input[] = []
  named: Settings[] = []
  lastInput!: Input
  inFlight = 0
  maxInFlight = 0
  saveId: string | null = null
  /** Replaced in tests to fail calls: all before they are answered, saves after they are accepted. */
  before = async () => {}
  after = async () => {}

  page: Page

  constructor(page: Page) {
    this.page = page
  }

  client = {
    page: {
      getPageById: async () => {
        await this.before()
        return this.page
      },
      addPage: async () => this.page,
      updateAllContent: (input: Input) => this.take(input),
      updatePage: (input: Settings) => this.name(input),
    },
  } as unknown as ApiClient

  async name(input: Settings): Promise<Page> {
    const { settingsRevision, slug, name, metaTitle } = input
    if (slug === 'about') throw refusal('slug_taken', 409)
    const { settingsRevision: current } = this.page
    if (settingsRevision !== current)
      throw refusal('stale_revision', 409, { settingsRevision: current, saveId: null })
    this.named.push(input)
    const values = { ...(name && { name }), ...(metaTitle && { metaTitle }) }
    this.page = { ...this.page, ...values, settingsRevision: current + 1 }
    return this.page
  }

  async take(input: Input): Promise<Page> {
    this.maxInFlight = Math.max(this.maxInFlight, (this.inFlight += 1))
    this.lastInput = input
    try {
      await this.before()
      const { saveId, page: before } = this
      if (input.revision !== before.revision) {
        throw refusal('stale_revision', 409, { revision: before.revision, saveId })
      }
      this.saved.push(input)
      this.saveId = input.saveId
      const { content = [], globalContent = before.globalContent } = input
      this.page = { ...before, content, globalContent, revision: before.revision + 1 }
      await this.after()
      return this.page
    } finally {
      this.inFlight -= 1
    }
  }

  get text() {
    return this.page.content[0]?.props['text']
  }
}

export function refusal(code: string, status: number, details?: object, issues?: Issue[]) {
  return new ORPCError(code, { status, data: { code, error: code, details, issues } })
}
