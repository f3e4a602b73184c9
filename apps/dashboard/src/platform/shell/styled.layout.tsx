import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import '../theme/forced-colors.css'
import '../theme/global.css'
import { type CSSVariablesResolver, MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { provider } from '../provider/provider.ts'
import { theme } from '../theme/theme.ts'
import { returnFocus } from '../ui/return-focus.ts'
import { UnreachableBanner } from '../ui/unreachable-banner.tsx'

const accentVariable: CSSVariablesResolver = () => ({
  variables: { '--marigold': provider.colors.accent },
  light: {},
  dark: {},
})

export default function Styled() {
  useEffect(() => returnFocus(document), [])
  return (
    <MantineProvider theme={theme} forceColorScheme="light" cssVariablesResolver={accentVariable}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Outlet />
        </ModalsProvider>
        <UnreachableBanner />
        <Notifications position="bottom-center" />
      </QueryClientProvider>
    </MantineProvider>
  )
}
