import {
  Alert,
  BottomNavigation,
  BottomNavigationAction,
  Button,
  CircularProgress,
  Container,
  CssBaseline,
  createTheme,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  Paper,
  Stack,
  ThemeProvider,
  Typography,
} from '@mui/material'
import { Icon } from '../shared/Icon.tsx'
import type { Kit } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'

const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#ffc857' },
    background: { default: '#0e131c', paper: '#182131' },
  },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none', fontWeight: 600 } },
})

export const Theme: Kit['Theme'] = ({ children }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
)

export const Plain: Kit['Plain'] = ({ text, isBusy, retry }) => (
  <Stack
    component="main"
    role={isBusy ? 'status' : undefined}
    sx={{ minHeight: '100dvh', p: 3, gap: 2, placeContent: 'center', alignItems: 'center' }}
  >
    {isBusy && <CircularProgress aria-label={text} />}
    {retry ? <Button onClick={retry}>{text}</Button> : <Typography>{text}</Typography>}
  </Stack>
)

export const Frame: Kit['Frame'] = ({ tabs, children }) => (
  <>
    <Container component="main" maxWidth="sm" sx={{ pt: 2, pb: 10 }}>
      <Stack sx={{ gap: 2 }}>{children}</Stack>
    </Container>
    <Paper
      component="nav"
      square
      elevation={8}
      sx={{ position: 'fixed', inset: 'auto 0 0', pb: 'env(safe-area-inset-bottom)' }}
    >
      <BottomNavigation showLabels value={tabs.findIndex(({ isHere }) => isHere)}>
        {tabs.map(({ name, icon, isHere, go }) => (
          <BottomNavigationAction
            key={name}
            label={name}
            icon={<Icon of={icon} />}
            aria-current={isHere ? 'page' : undefined}
            onClick={go}
          />
        ))}
      </BottomNavigation>
    </Paper>
  </>
)

export const Notices: Kit['Notices'] = ({ notices }) => (
  <Stack sx={{ position: 'fixed', inset: '12px 12px auto', gap: 1, alignItems: 'center', zIndex: 'snackbar' }}>
    {notices.map(({ id, kind, message, retry }) => (
      <Alert
        key={id}
        role="status"
        variant="filled"
        severity={SEVERITY[kind]}
        action={
          retry && (
            <Button color="inherit" onClick={retry}>
              {words.load_retry}
            </Button>
          )
        }
      >
        {say(message)}
      </Alert>
    ))}
  </Stack>
)
const SEVERITY = { info: 'info', success: 'success', fail: 'error', offline: 'warning', loading: 'info' } as const

export const Question: Kit['Question'] = ({ prompt, confirm, cancel }) => (
  <Dialog open onClose={cancel} role="alertdialog" aria-labelledby="question" aria-describedby="question-text">
    <DialogTitle id="question">{say(prompt.title)}</DialogTitle>
    <DialogContent id="question-text">{say(prompt.text)}</DialogContent>
    <DialogActions>
      <Button onClick={cancel}>{say(prompt.cancel)}</Button>
      <Button variant="contained" onClick={confirm}>
        {say(prompt.confirm)}
      </Button>
    </DialogActions>
  </Dialog>
)

export const Sheet: Kit['Sheet'] = ({ title, close, children }) => (
  <Drawer
    anchor="bottom"
    open
    onClose={close}
    slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { p: 3, gap: 1, borderRadius: '12px 12px 0 0' } } }}
  >
    {children}
    <Button onClick={close}>{words.cancel}</Button>
  </Drawer>
)
