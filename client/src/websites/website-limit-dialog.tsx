import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export const WebsiteLimitDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title="Website limit reached"
    description={`${websiteLimitReached.text}. Delete a website that you no longer need, and there is room for another.`}
    footer={
      <Button size="main" onClick={onClose}>
        Understood
      </Button>
    }
  />
)
