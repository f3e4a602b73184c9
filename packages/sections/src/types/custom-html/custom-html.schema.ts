import { content, layout, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, perDevice, text, textarea, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes } from '../../kit/shared-settings.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

export const customHtmlSchema = defineSection({
  type: 'customHtml',
  name: 'Own HTML',
  otherNames: 'custom code embed widget html script iframe',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14',
  migrations: [],
  settings: {
    ...headerContent(),
    ...content({
      html: textarea('HTML', {
        maxLength: 20_000,
        help: 'Shown in a frame apart from the shop. Links and forms in it do nothing.',
      }),
      label: text('What it shows', {
        default: 'More about this',
        maxLength: 150,
        help: 'For shoppers who cannot see it',
      }),
      runsScripts: checkbox('Its scripts run', {
        help: 'They reach neither the shop nor other sites',
      }),
    }),
    ...headerLayout,
    ...layout({
      height: perDevice(
        unitNumber('Height at first', {
          default: '240px',
          units: boxSizes,
          help: 'Then it is as high as its content',
        }),
      ),
    }),
    ...withDefaults(boxLayout, { padding: { base: '3rem 2rem', mobile: '2rem 1.25rem' } }),
    ...boxStyle,
    ...ownStyle,
  },
})
