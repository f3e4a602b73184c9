import type { ImportJob, ImportJobs } from '../catalogue/imports/import-jobs.ts'
import { fetchImages } from '../catalogue/imports/fetch-images.ts'
import { runImport } from '../catalogue/imports/run-import.ts'
import type { AllServices } from '../services.ts'
import { createFetchFile } from '../platform/outbound/fetch-file.ts'

const fetchFile = createFetchFile({ loopback: true })

/** Replaces the job queue: imports wait until a test runs them. */
export class TestImports implements ImportJobs {
  #waiting: ImportJob[] = []

  async send(job: ImportJob): Promise<void> {
    this.#waiting.push(job)
  }

  async run(services: AllServices): Promise<void> {
    for (const job of this.#waiting.splice(0)) {
      while (await fetchImages({ ...services, fetchFile }, job));
      while (await runImport(services, job));
    }
  }
}
