import { IconBadgeCc, IconMovie, IconMusic } from '@tabler/icons-react'

/** For files that have no image of their own. */
export const kindIcons = { video: IconMovie, audio: IconMusic, captions: IconBadgeCc }
