import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import classes from './screen.module.css'
import { shortcuts } from './shortcuts.ts'

export function HelpSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard" centered size="md">
      <dl className={classes['shortcuts']}>
        {shortcuts.map(([act, keys]) => (
          <Fragment key={act}>
            <dt>{act}</dt>
            <dd>
              {keys.split(' ').map((key, index) =>
                key === '/' && keys.length > 1 ? (
                  <span key={index}> / </span>
                ) : (
                  <Kbd key={index} size="xs">
                    {key}
                  </Kbd>
                ),
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  )
}
