import { Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { calls } from '../../../platform/api/calls.ts'
import { messageOf } from '../../../platform/api/message-of.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { ProductStatusBadge } from '../../products/product-status.tsx'
import { countOf } from '../../../platform/ui/count-of.ts'
import { Thumbnail } from '../../../platform/ui/thumbnail.tsx'
import classes from '../categories.module.css'
import { useCategoryFormContext } from './category-form-context.ts'
import { isComplete, ruleOf } from './category-values.ts'

export function RulePreview() {
  const { storeId } = useCurrentStore()
  const { match, conditions } = useCategoryFormContext().values
  const written = conditions.every(isComplete) ? JSON.stringify(ruleOf({ match, conditions })) : ''
  const [rule] = useDebouncedValue(written, 250)
  const { data, error } = useQuery(
    calls.category.previewRule.queryOptions({
      input: rule ? { storeId, rule: JSON.parse(rule) as ReturnType<typeof ruleOf> } : skipToken,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  )
  return (
    <div className={classes['fitting']}>
      <Text size="sm" fw={550} component="output" aria-live="polite">
        {!written && 'Complete the conditions to see matching products.'}
        {written && error && messageOf(error)}
        {written && !error && data && `${countOf(data.total, 'product')} ${fits(data.total)}`}
      </Text>
      {written && !error && data && data.products.length > 0 && (
        <Stack component="ul" gap={6} mt="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {data.products.map(({ id, name, productImage, status }) => (
            <Group key={id} component="li" gap="xs" wrap="nowrap">
              <Thumbnail src={productImage} size={28} />
              <Text size="sm">{name}</Text>
              {status !== 'active' && <ProductStatusBadge status={status} />}
            </Group>
          ))}
          {data.total > data.products.length && (
            <Text size="sm" c="var(--ink-soft)" component="li">
              and {(data.total - data.products.length).toLocaleString('en')} more
            </Text>
          )}
        </Stack>
      )}
    </div>
  )
}

const fits = (count: number) => (count === 1 ? 'fits now' : 'fit now')
