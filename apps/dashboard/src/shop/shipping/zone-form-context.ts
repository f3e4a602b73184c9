import { createFormContext } from '@mantine/form'
import type { ZoneValues } from './zone-values.ts'

export const [ZoneFormProvider, useZoneFormContext] = createFormContext<ZoneValues>()
