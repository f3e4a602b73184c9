import { Anchor, Text, Textarea } from '@mantine/core'
import type { SeoView } from '@vitrine/contract/shop/seo-settings.ts'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { SeoPanelProps } from './seo-form-type.ts'
import classes from './seo.module.css'

export function RobotsPanel({ form, sitemap }: SeoPanelProps & { sitemap: SeoView['sitemap'] }) {
  const robotsUrl = sitemap.url.replace('/sitemap.xml', '/robots.txt')
  return (
    <Panel title="Sitemap and robots">
      <div>
        <Text size="sm" fw={500} mb={4}>
          Sitemap
        </Text>
        <CopyText label="Address of the sitemap" value={sitemap.url} />
        <Text size="sm" c="var(--ink-soft)" mt={6}>
          {builtText(sitemap)} It updates with every change of the shop.
        </Text>
      </div>
      <Textarea
        className={classes['rules'] ?? ''}
        label="Additions to robots.txt"
        description={
          <>
            One rule per line, for example Disallow: /page/press. The shop’s own rules are in{' '}
            <Anchor href={robotsUrl} target="_blank" rel="noopener" inherit underline="always">
              robots.txt
            </Anchor>
            .
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={5000}
        spellCheck={false}
        {...form.getInputProps('robots')}
      />
    </Panel>
  )
}

function builtText({ builtAt, addresses }: SeoView['sitemap']): string {
  if (builtAt === null || addresses === null) return 'No search engine has read it yet.'
  return `Last built ${formatMoment(builtAt)}, with ${countOf(addresses, 'address', 'addresses')}.`
}
