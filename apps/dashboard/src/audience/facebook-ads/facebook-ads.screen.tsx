import { useQuery } from '@tanstack/react-query'
import { Badge } from '@mantine/core'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { PixelEvents } from './pixel-events.tsx'
import { PixelForm } from './pixel-form.tsx'
import { PixelGuide } from './pixel-guide.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Facebook Ads')

export default function FacebookAds() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.store.getFbPixel.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
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
