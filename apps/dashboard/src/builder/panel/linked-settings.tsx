import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconLink, IconLinkOff, IconPencil } from '@tabler/icons-react'
import { listLinkedTexts, type LinkedText } from '@vitrine/sections/render/linked/linked-texts.ts'
import { withLinked } from '@vitrine/sections/render/linked/with-linked.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useBuilder } from '../context/builder-context.ts'
import { LinkedUses } from '../library/linked-uses.tsx'
import { useEditEverywhere } from '../library/use-edit-everywhere.ts'
import type { NodeWithoutProps } from '../model/page/document.ts'
import { nameOfNode } from '../sections/section-types.ts'
import classes from './panel.module.css'
import { SettingControl } from './setting-control.tsx'
import { SettingFields } from './setting-fields.tsx'

/** A linked section: where its content is changed, and the texts that differ here. */
export function LinkedSettings({ node }: { node: NodeWithoutProps }) {
  const { commands, linked } = useBuilder()
  const id = node.details.linked!
  const { saved, sections, isRead } = useStore(linked)
  const { edit, isOpening } = useEditEverywhere(id)
  const texts = useMemo(() => {
    const [section] = normalizeContent([sections.get(id)].filter((each) => each !== undefined))
    const [whole] = section ? withLinked([section], sections) : []
    return whole ? listLinkedTexts(whole) : []
  }, [id, sections])
  const name = saved.get(id)?.name
  if (name === undefined) {
    return isRead ? (
      <p className={classes['note']}>This section is no longer in the library.</p>
    ) : null
  }
  return (
    <>
      <div className={classes['linked']}>
        <p>
          <IconLink size={14} aria-hidden /> Linked to <strong>{name}</strong> of your library.
        </p>
        <LinkedUses id={id} />
        <div className={classes['linkedActs']}>
          <Button
            size="xs"
            leftSection={<IconPencil size={14} aria-hidden />}
            loading={isOpening}
            onClick={edit}
          >
            Edit everywhere
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconLinkOff size={14} aria-hidden />}
            onClick={() => commands.detach(node.id, sections)}
          >
            Detach
          </Button>
        </div>
      </div>
      {texts.length > 0 && (
        <details className={classes['group']} open>
          <summary>Texts on this page</summary>
          {texts.map((text) => (
            <TextField key={text.path} node={node} text={text} />
          ))}
        </details>
      )}
    </>
  )
}

function TextField({ node, text }: { node: NodeWithoutProps; text: LinkedText }) {
  const { commands } = useBuilder()
  const { path, setting, item, value } = text
  const own = node.details.overrides?.[path]
  const of = nameOfNode({ type: item.type, details: item })
  const label = of === setting.label ? of : `${of}: ${setting.label}`
  const id = `${node.id}.${path}`
  return (
    <div className={classes['field']} data-field={id}>
      <div className={classes['fieldHead']}>
        <label className={classes['label']} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {own !== undefined && (
          <span className={classes['override']}>
            Only here
            <ActionIcon
              size={20}
              variant="subtle"
              color="gray"
              aria-label={`Reset ${label} to the library’s text`}
              title="Reset to the library’s text"
              onClick={() => {
                commands.closeStep()
                commands.override(node.id, path, undefined)
                commands.closeStep()
              }}
            >
              <IconArrowBackUp size={14} aria-hidden />
            </ActionIcon>
          </span>
        )}
      </div>
      <SettingControl
        id={id}
        setting={setting}
        value={own ?? value}
        initial={value}
        error={undefined}
        shownColor={undefined}
        ground={undefined}
        issueAt={noIssue}
        Fields={SettingFields}
        onChange={(next) => commands.override(node.id, path, String(next))}
        onDone={commands.closeStep}
      />
    </div>
  )
}

const noIssue = () => undefined
