import { useQuery } from '@tanstack/react-query'
import { findTemplateCard } from '@vitrine/sections/templates/shops/template-cards.ts'
import { Navigate, useParams } from 'react-router'
import { CheckingDialog } from '../../platform/session/checking-dialog.tsx'
import { isSignedIn } from '../../platform/session/is-signed-in.ts'
import { chooseTemplate } from '../../platform/session/template-choice.ts'
import NotFound from '../../platform/shell/not-found.screen.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Use a template')

/** Leads owners to their shops, and everyone else to signing up, which remembers the template. */
export default function ChooseTemplate() {
  const card = findTemplateCard(useParams()['template'] ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['isSignedIn'],
    queryFn: isSignedIn,
    gcTime: 0,
  })
  if (!card) return <NotFound />
  if (data === true) return <Navigate to={`/use-template/${card.slug}`} replace />
  if (data === false) return <SignUp slug={card.slug} />
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <CheckingDialog />
}

function SignUp({ slug }: { slug: string }) {
  chooseTemplate(slug)
  return <Navigate to="/signup" replace />
}
