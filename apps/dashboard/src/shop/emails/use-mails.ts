import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { MailKind } from '@vitrine/contract/mail-names.ts'
import type { MailDetail } from '@vitrine/contract/mails.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { showSuccess } from '../../platform/toast.ts'

const mailsKey = ['mails'] as const

type MailsQuery = Omit<Parameters<typeof api.mails.list>[0], 'storeId'>

export function useMails(query: MailsQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...mailsKey, storeId, query],
    queryFn: () => api.mails.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

/** How many mails were given up, or undefined while that is not known. */
export function useFailedMails() {
  return useMails({ pageNumber: 0, pageSize: 1, status: 'failed' }).data?.totalElements
}

/** A waiting mail is looked at again: it mostly leaves within a second. */
export function useMail(id: string) {
  return useQuery({
    queryKey: [...mailsKey, 'one', id],
    queryFn: () => api.mails.get({ id }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 2000 : false),
  })
}

export function useRetryMail(id: string) {
  return useMutation({
    mutationFn: () => api.mails.retry({ id }),
    onSuccess: (mail) => keep(mail, 'Sending the email again'),
    onError: () => void queryClient.invalidateQueries({ queryKey: mailsKey }),
  })
}

export function useSendAgain(id: string, onDone: (mail: MailDetail) => void) {
  return useMutation({
    mutationFn: () => api.mails.sendAgain({ id }),
    async onSuccess(mail) {
      onDone(mail)
      await keep(mail, 'Email queued again')
    },
  })
}

export function useRetryFailed() {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: () => api.mails.retryFailed({ storeId }),
    async onSuccess({ updated }) {
      showSuccess(`${countOf(updated, 'email')} queued again`)
      await queryClient.invalidateQueries({ queryKey: mailsKey })
    },
  })
}

export function useTemplate(kind: MailKind) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['mail-templates', storeId, kind],
    queryFn: () => api.mailTemplates.preview({ kind, storeId }),
    placeholderData: keepPreviousData,
  })
}

export function useSendTest(kind: MailKind, email: string) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: () => api.mailTemplates.sendTest({ kind, storeId }),
    async onSuccess() {
      showSuccess(`On its way to ${email}`)
      await queryClient.invalidateQueries({ queryKey: mailsKey })
    },
  })
}

async function keep(mail: MailDetail, notice: string) {
  showSuccess(notice)
  queryClient.setQueryData([...mailsKey, 'one', mail.id], mail)
  await queryClient.invalidateQueries({ queryKey: mailsKey })
}
