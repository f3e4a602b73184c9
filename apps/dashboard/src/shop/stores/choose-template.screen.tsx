import { useQuery } from '@tanstack/react-query'
import { findTemplateCard } from '@vitrine/demo/templates/template-cards.ts'
import { Navigate, useParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { statusOf } from '../../platform/api/refused.ts'
import { CheckingDialog } from '../../platform/session/checking-dialog.tsx'
import { chooseTemplate } from '../../platform/session/template-choice.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Use a template')

/** Leads owners to their shops, and everyone else to signing up, which remembers the template. */
export default function ChooseTemplate() {
  const card = findTemplateCard(useParams()['template'] ?? '')
  const { data, error, refetch } = useQuery(calls.auth.checkAuth.queryOptions({ gcTime: 0 }))
  if (!card) return <Navigate to="/theme-home" replace />
  if (data) return <Navigate to={`/use-template/${card.slug}`} replace />
  if (error && statusOf(error) === 401) return <SignUp slug={card.slug} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <CheckingDialog />
}

function SignUp({ slug }: { slug: string }) {
  chooseTemplate(slug)
  return <Navigate to="/signup" replace />
}
