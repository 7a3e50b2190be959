import './theme.css'
import type { NoticeKind } from '@lobbykit/hooks'
import { Button, ConfigProvider, Dialog, NoticeBar, Popup, SafeArea, SpinLoading, TabBar } from 'antd-mobile'
import enUS from 'antd-mobile/es/locales/en-US'
import { Icon } from '../shared/Icon.tsx'
import type { Kit } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'

export const Theme: Kit['Theme'] = ({ children }) => <ConfigProvider locale={enUS}>{children}</ConfigProvider>

export const Plain: Kit['Plain'] = ({ text, isBusy, retry }) => (
  <div className="plain">
    {isBusy && <SpinLoading color="primary" />}
    {retry ? (
      <Button color="primary" fill="outline" onClick={retry}>
        {text}
      </Button>
    ) : (
      <span role="status">{text}</span>
    )}
  </div>
)

export const Frame: Kit['Frame'] = ({ tabs, children }) => (
  <>
    <main className="screen">{children}</main>
    <nav className="tabs">
      <TabBar
        activeKey={tabs.find(({ isHere }) => isHere)?.name ?? null}
        onChange={(name) => tabs.find((tab) => tab.name === name)?.go()}
      >
        {tabs.map(({ name, icon, isHere }) => (
          // The kit's item hears taps alone; the button in it is for the keyboard and says what it is.
          <TabBar.Item
            key={name}
            icon={<Icon of={icon} />}
            title={
              <button type="button" aria-current={isHere ? 'page' : undefined}>
                {name}
              </button>
            }
          />
        ))}
      </TabBar>
      <SafeArea position="bottom" />
    </nav>
  </>
)

export const Notices: Kit['Notices'] = ({ notices }) => (
  <div className="notices">
    {notices.map(({ id, kind, message, retry }) => (
      <div key={id} role="status">
        <NoticeBar
          wrap
          shape="rounded"
          bordered
          color={COLOURS[kind]}
          content={say(message)}
          extra={
            retry && (
              <Button size="mini" onClick={retry}>
                {words.load_retry}
              </Button>
            )
          }
        />
      </div>
    ))}
  </div>
)
const COLOURS = {
  info: 'info',
  success: 'success',
  fail: 'error',
  offline: 'alert',
  loading: 'info',
} as const satisfies Record<NoticeKind, string>

export const Question: Kit['Question'] = ({ prompt, confirm, cancel }) => (
  <Dialog
    visible
    aria-label={say(prompt.title)}
    title={say(prompt.title)}
    content={say(prompt.text)}
    onClose={cancel}
    actions={[
      [
        { key: 'cancel', text: say(prompt.cancel), onClick: cancel },
        { key: 'confirm', text: say(prompt.confirm), bold: true, onClick: confirm },
      ],
    ]}
  />
)

export const Sheet: Kit['Sheet'] = ({ title, close, children }) => (
  <Popup visible onClose={close} closeOnMaskClick>
    <div className="sheet" role="dialog" aria-modal="true" aria-label={title}>
      {children}
      <Button fill="none" onClick={close}>
        {words.cancel}
      </Button>
    </div>
  </Popup>
)
