import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type {
  DeliveryRow,
  DeliveryStatus,
  Webhook,
  WebhookEvent,
} from '@vitrine/contract/webhooks.ts'
import type { PageOf } from '@vitrine/contract/values.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

const webhooksKey = ['webhooks'] as const
/** How often a log is looked at while something in it is on its way. */
const lookEvery = 1500

export function useWebhooks() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...webhooksKey, storeId],
    queryFn: () => api.webhooks.list({ storeId }),
  })
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: () => api.webhooks.get({ id }),
  })
}

interface LogQuery {
  id: string
  pageNumber: number
  pageSize: number
  status?: DeliveryStatus | undefined
}

export function useDeliveries(query: LogQuery) {
  return useQuery({
    queryKey: [...webhooksKey, 'log', query],
    queryFn: () => api.webhooks.deliveries(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false),
  })
}

/** Waiting for its first try, or for one by hand; a pause until the next one may take hours. */
function isUnderWay(log: PageOf<DeliveryRow> | undefined): boolean {
  const soon = Date.now() + 5000
  return log?.content.some(({ nextTryAt }) => nextTryAt && Date.parse(nextTryAt) < soon) ?? false
}

/** Asked anew with each try, which the row tells. */
export function useDelivery({ id, status, triedAt }: DeliveryRow) {
  return useQuery({
    queryKey: [...webhooksKey, 'delivery', id, status, triedAt],
    queryFn: () => api.webhooks.delivery({ id }),
    placeholderData: keepPreviousData,
  })
}

interface WantedWebhook {
  url: string
  events: WebhookEvent[]
}

export function useCreateWebhook() {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (wanted: WantedWebhook) => api.webhooks.create({ storeId, ...wanted }),
    onSuccess: refreshWebhooks,
    meta: { showsRefusals: true },
  })
}

export function useChangeWebhook({ id }: Webhook, meta = {}) {
  return useMutation({
    mutationFn: (changes: Partial<WantedWebhook> & { isOn?: boolean }) =>
      api.webhooks.update({ id, ...changes }),
    onSuccess: refreshWebhooks,
    meta,
  })
}

export function useRotateSecret({ id }: Webhook) {
  return useMutation({
    mutationFn: () => api.webhooks.rotateSecret({ id }),
    onSuccess: refreshWebhooks,
  })
}

/** Only the list is asked anew: of the deleted one there is nothing to be had any more. */
export function useDeleteWebhook({ id }: Webhook) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: () => api.webhooks.delete({ id }),
    onSuccess() {
      showSuccess('Webhook deleted')
      queryClient.removeQueries({ queryKey: [...webhooksKey, storeId] })
    },
  })
}

export function useSendTest({ id }: Webhook) {
  return useMutation({
    mutationFn: () => api.webhooks.sendTest({ id }),
    async onSuccess() {
      showSuccess('Test sent')
      await refreshWebhooks()
    },
  })
}

export function useResend() {
  return useMutation({
    mutationFn: (id: string) => api.webhooks.resend({ id }),
    async onSuccess() {
      showSuccess('Sending again')
      await refreshWebhooks()
    },
  })
}

async function refreshWebhooks(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: webhooksKey })
}
