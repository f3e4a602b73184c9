import { useQuery } from '@tanstack/react-query'
import { Badge } from '@mantine/core'
import { api } from '../api/client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { ConsentPanel } from '../facebook-ads/consent-panel.tsx'
import { PixelEvents } from '../facebook-ads/pixel-events.tsx'
import { PixelForm } from '../facebook-ads/pixel-form.tsx'
import { PixelGuide } from '../facebook-ads/pixel-guide.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Facebook Ads')

export default function FacebookAds() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['fb-pixel', storeId],
    queryFn: () => api.store.getFbPixel({ storeId }),
    refetchOnWindowFocus: false,
  })
  return (
    <Screen
      title="Facebook Ads"
      hint="See which of your Facebook and Instagram ads lead to orders."
      actions={data && <PixelState isOn={data.fbPixelId !== ''} />}
    >
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          {!data.fbPixelId && <PixelGuide />}
          <PixelForm key={data.fbPixelId} {...data} />
          <ConsentPanel />
          <PixelEvents />
        </>
      )}
    </Screen>
  )
}

function PixelState({ isOn }: { isOn: boolean }) {
  return (
    <Badge variant="light" color={isOn ? 'pine' : 'gray'}>
      {isOn ? 'Pixel is on' : 'Pixel is off'}
    </Badge>
  )
}
