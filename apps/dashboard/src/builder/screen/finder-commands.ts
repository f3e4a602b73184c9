import { createSpotlight } from '@mantine/spotlight'

export const [finderStore, finder] = createSpotlight()
