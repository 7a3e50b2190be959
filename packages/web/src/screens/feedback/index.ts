export { Feedback } from './Feedback/Feedback.tsx'
