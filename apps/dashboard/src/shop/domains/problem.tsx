import type { DomainProblem, SenderProblem } from '@vitrine/contract/shop/store-domains.ts'
import { Warning } from '../../platform/ui/warning.tsx'

interface ProblemProps extends Pick<DomainProblem | SenderProblem, 'message' | 'fix' | 'blocking'> {
  /** Whether it worked before, so that the fault costs something. */
  isBroken: boolean
}

export function Problem({ message, fix, blocking, isBroken }: ProblemProps) {
  return (
    <Warning title={message} color={blocking && isBroken ? 'red' : 'yellow'}>
      {fix}
    </Warning>
  )
}
