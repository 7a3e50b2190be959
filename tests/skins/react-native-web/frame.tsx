import { ActivityIndicator, Modal, Pressable, SafeAreaView, ScrollView, Text, View } from 'react-native'
import { Icon } from '../shared/Icon.tsx'
import type { Kit } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'
import { Tap } from './kit.tsx'
import { colours, look } from './look.ts'

export const Theme: Kit['Theme'] = ({ children }) => <SafeAreaView style={look.root}>{children}</SafeAreaView>

export const Plain: Kit['Plain'] = ({ text, isBusy, retry }) => (
  <View style={look.centre}>
    {isBusy && <ActivityIndicator color={colours.accent} />}
    {retry ? (
      <Tap text={text} onPress={retry} />
    ) : (
      <Text role="status" style={look.text}>
        {text}
      </Text>
    )}
  </View>
)

export const Frame: Kit['Frame'] = ({ tabs, children }) => (
  <>
    <ScrollView>
      <View role="main" style={look.screen}>
        {children}
      </View>
    </ScrollView>
    <View role="navigation" style={look.tabs}>
      {tabs.map(({ name, icon, isHere, go }) => (
        <Pressable key={name} role="button" aria-current={isHere ? 'page' : undefined} style={look.tab} onPress={go}>
          <Text style={[look.soft, isHere && { color: colours.accent }]}>
            <Icon of={icon} />
          </Text>
          <Text style={[look.soft, isHere && { color: colours.accent }]}>{name}</Text>
        </Pressable>
      ))}
    </View>
  </>
)

export const Notices: Kit['Notices'] = ({ notices }) => (
  <View style={look.notices} pointerEvents="box-none">
    {notices.map(({ id, message, retry }) => (
      <View key={id} role="status" style={look.notice}>
        <Text style={look.noticeText}>{say(message)}</Text>
        {retry && <Tap text={words.load_retry} onPress={retry} />}
      </View>
    ))}
  </View>
)

export const Question: Kit['Question'] = ({ prompt, confirm, cancel }) => (
  <Modal transparent animationType="fade" onRequestClose={cancel}>
    <View style={look.shade}>
      <View role="alertdialog" aria-label={say(prompt.title)} style={look.sheet}>
        <Text style={look.title}>{say(prompt.title)}</Text>
        <Text style={look.text}>{say(prompt.text)}</Text>
        <View style={look.answers}>
          <Tap text={say(prompt.cancel)} onPress={cancel} />
          <Tap kind="main" text={say(prompt.confirm)} onPress={confirm} />
        </View>
      </View>
    </View>
  </Modal>
)

export const Sheet: Kit['Sheet'] = ({ title, close, children }) => (
  <Modal transparent animationType="slide" aria-label={title} onRequestClose={close}>
    <View style={look.shade}>
      <View style={look.sheet}>
        {children}
        <Tap kind="bare" text={words.cancel} onPress={close} />
      </View>
    </View>
  </Modal>
)
