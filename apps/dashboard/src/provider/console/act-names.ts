import type { OperatorAct } from '@vitrine/contract/provider/console.ts'

export const actNames: Record<OperatorAct['kind'], string> = {
  suspend: 'Suspended',
  resume: 'Resumed',
  close: 'Closed',
  restore: 'Restored',
  signInAs: 'Signed in to',
  setLimits: 'Changed the limits of',
  resolveReport: 'Resolved a report on',
  reopenReport: 'Reopened a report on',
  dismissSignal: 'Dismissed a signal on',
  reopenSignal: 'Reopened a signal on',
  addToWatchList: 'Added to the list',
  removeFromWatchList: 'Removed from the list',
  checkDomain: 'Checked the domain',
  announce: 'Announced',
  endAnnouncement: 'Ended the announcement',
  retryJob: 'Retried the job',
}
