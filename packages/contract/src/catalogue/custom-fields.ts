import {
  customFieldKinds,
  customFieldSubjects,
  maxCustomFields,
} from '@vitrine/commerce/catalogue/custom-field.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { id } from '../call/values.ts'

const subject = z.enum(customFieldSubjects)

const customField = z.strictObject({
  id,
  subject,
  name: z.string().trim().min(1, 'Give the field a name.').max(60),
  kind: z.enum(customFieldKinds),
})
export type CustomField = z.infer<typeof customField>

/** By the id of the field; HTML of formatted texts is sanitised when saved. */
const values = z.record(id, z.string().max(20_000))

const ofSubject = { storeId: id, subject, subjectId: id }

export const customFieldsContract = {
  list: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/custom-fields',
    summary: 'The fields that the owner added to products and categories, in their order',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(customField)),

  save: call({
    access: 'owner',
    scope: 'products:write',
    method: 'PUT',
    path: '/custom-fields',
    summary: 'Replace the custom fields; one that is left out is deleted with all its values',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(
      z.strictObject({
        storeId: id,
        fields: z
          .array(customField)
          .max(maxCustomFields, `A shop can have at most ${maxCustomFields} custom fields.`),
      }),
    )
    .output(z.array(customField)),

  values: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/custom-fields/values',
    summary: 'The values of a product’s or category’s custom fields',
    refusals: ['not_found'],
  })
    .input(z.strictObject(ofSubject))
    .output(values),

  setValues: call({
    access: 'owner',
    scope: 'products:write',
    method: 'PUT',
    path: '/custom-fields/values',
    summary: 'Replace the values of a product’s or category’s custom fields',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ ...ofSubject, values }))
    .output(values),
}
