import type { DueWork } from '../../../platform/jobs/due-work.ts'
import { checkDomain, type Checking } from './check-domain.ts'
import { type DueCheck, listDue } from './list-due.ts'

/** Most of a check is waiting for the answers of strangers' name servers. */
export function domainCheckWork(checking: Checking): DueWork<DueCheck> {
  return {
    name: 'domain checks',
    list: (query) => listDue(checking.db, query),
    attempt: (due) => checkDomain(checking, due),
    atOnce: { ofStore: 4, ofAll: 32 },
    failures: {
      list: 'The domains to check could not be read.',
      attempt: 'A domain could not be checked.',
    },
  }
}
