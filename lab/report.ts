/** Prints a line for each journey and fault, and counts what failed. */
export class Report {
  readonly #counts = { ok: 0, failed: 0 }

  heading(text: string): void {
    say(`\n${text}`)
  }

  /** @param detail what was seen, or what should have been */
  line(name: string, isOk: boolean, { ms, detail = '' }: { ms?: number; detail?: string } = {}) {
    this.#counts[isOk ? 'ok' : 'failed'] += 1
    const time = ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`
    say(`${isOk ? 'ok    ' : 'FAILED'} ${time.padStart(8)}  ${name}${detail && `: ${detail}`}`)
  }

  /** Runs one journey; a thrown error fails it and leaves the others to run. */
  async journey(name: string, run: () => Promise<string | void>): Promise<void> {
    const started = performance.now()
    try {
      const detail = await run()
      this.line(name, true, { ms: performance.now() - started, ...(detail && { detail }) })
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      this.line(name, false, { ms: performance.now() - started, detail })
    }
  }

  /** @returns whether nothing failed */
  close(): boolean {
    const { ok, failed } = this.#counts
    say(`\n${ok} ok, ${failed} failed`)
    return failed === 0
  }
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
