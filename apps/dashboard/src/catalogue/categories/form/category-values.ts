import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { CategoryRule, RuleCondition } from '@vitrine/contract/catalogue/category-rule.ts'
import type {
  CategoryInput,
  CategoryProduct,
  OwnCategory,
} from '@vitrine/contract/catalogue/category.ts'

/** A condition being edited: numbers and text may be missing. */
export interface ConditionValues {
  field: RuleCondition['field']
  is: string
  name: string
  value: string | number
}

export interface CategoryValues {
  name: string
  slug: string
  image: string
  /** HTML. */
  description: string
  parentId: string | null
  /** '' for the default one. */
  templateId: string
  seoTitle: string
  metaDescription: string
  isByRule: boolean
  match: CategoryRule['match']
  conditions: ConditionValues[]
  products: CategoryProduct[]
}

export const newCategory: CategoryValues = {
  name: '',
  slug: '',
  image: '',
  description: '',
  parentId: null,
  templateId: '',
  seoTitle: '',
  metaDescription: '',
  isByRule: false,
  match: 'all',
  conditions: [{ field: 'tag', is: 'is', name: '', value: '' }],
  products: [],
}

export function valuesOf(category: OwnCategory, products: CategoryProduct[]): CategoryValues {
  const { rule } = category
  return {
    name: category.name,
    slug: category.slug,
    image: category.image ?? '',
    description: category.description,
    parentId: category.parentId,
    templateId: category.templateId ?? '',
    seoTitle: category.seoTitle,
    metaDescription: category.metaDescription,
    isByRule: rule !== null,
    match: rule?.match ?? 'all',
    conditions: rule ? rule.conditions.map(conditionValuesOf) : newCategory.conditions,
    products,
  }
}

function conditionValuesOf(condition: RuleCondition): ConditionValues {
  return { name: '', value: '', ...condition }
}

/** @param before initial products; equal ones are omitted from the input */
export function inputOf(
  values: CategoryValues,
  storeId: string,
  before: readonly CategoryProduct[],
): CategoryInput {
  const { slug, image, isByRule, match, conditions, products, ...fields } = values
  return {
    ...fields,
    storeId,
    image: image || null,
    templateId: fields.templateId || null,
    ...(slug.trim() && { slug: slugFrom(slug, 'category') }),
    ...(isByRule
      ? { rule: ruleOf({ match, conditions }) }
      : { rule: null, ...chosenProducts(products, before) }),
  }
}

export function ruleOf({
  match,
  conditions,
}: Pick<CategoryValues, 'match' | 'conditions'>): CategoryRule {
  return { match, conditions: conditions.map(conditionOf) }
}

function conditionOf({ field, is, name, value }: ConditionValues): RuleCondition {
  const condition =
    field === 'stock'
      ? { field, is }
      : field === 'attribute'
        ? { field, is, name: name.trim(), value: String(value).trim() }
        : { field, is, value: isNumber(field) ? Number(value) : String(value).trim() }
  return condition as RuleCondition
}

const isNumber = (field: ConditionValues['field']) => field === 'price' || field === 'pieces'

function chosenProducts(products: readonly CategoryProduct[], before: readonly CategoryProduct[]) {
  const [placed, known] = [products.map(({ id }) => id), before.map(({ id }) => id)]
  if (placed.join() === known.join()) return {}
  return { products: { placed, removed: known.filter((id) => !placed.includes(id)) } }
}

/** The server previews complete conditions only. */
export function isComplete({ field, name, value }: ConditionValues): boolean {
  if (field === 'stock') return true
  if (field === 'attribute' && !name.trim()) return false
  return String(value).trim() !== ''
}
